declare module "virtual:words" {
  /** What loads each language's sentences, by the language's tag; English is among them. */
  const loaders: Record<string, () => Promise<{ default: import("@fluent/bundle").FluentResource["body"] }>>;
  export default loaders;
}

declare module "virtual:deck" {
  /** One hidden <svg> with the symbols that cards and pencil figures are drawn with. */
  const sprite: string;
  export default sprite;
}
