/** Replaces the client by which TanStack Form talks to its developer tools, which the site does not have. */
export class EventClient {
  emit(): void {}
  on() {
    return () => {}
  }
}
