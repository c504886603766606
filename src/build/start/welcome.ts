/**
 * The last lines of `npm start`.
 *
 * @param address address of the site, with a slash at its end
 */
export function welcome(address: string): string {
  return `
The site runs at ${address}
This is the demo: nothing leaves this computer.
Messages from the contact form arrive at ${address}mailbox
Another port: npm start -- --port 4180   Stop: Ctrl+C
`
}
