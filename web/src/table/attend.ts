import type { TableSocket } from "../socket";
import { stayAwake } from "./notice";

/** Keep the line to the table while the page is there, looked at or not; call what it gives to go. */
export function attend(socket: TableSocket): () => void {
  let away = 0;
  const hide = (): void => {
    if (document.visibilityState === "hidden") {
      away = Date.now();
      return;
    }
    socket.wake(away ? Date.now() - away : 0);
    void stayAwake(true);
  };
  const wake = (): void => socket.wake(Infinity);
  /** The device says that it has no network: whether the line holds is seen at once. */
  const doubt = (): void => socket.wake(0);
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) socket.wake(Infinity);
  };
  document.addEventListener("visibilitychange", hide);
  addEventListener("online", wake);
  addEventListener("offline", doubt);
  addEventListener("pageshow", shown);
  void stayAwake(true);
  socket.open();
  return () => {
    document.removeEventListener("visibilitychange", hide);
    removeEventListener("online", wake);
    removeEventListener("offline", doubt);
    removeEventListener("pageshow", shown);
    void stayAwake(false);
    socket.close();
  };
}
