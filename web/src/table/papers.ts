/** What can be laid over the table and put away again. */
export type PaperName = "last" | "score" | "help" | "menu" | "settings" | "invite" | "delete";
