/** What the tests need of a browser. Each engine implements it with the protocol that its own packages speak. */
export interface Driver {
  /** Loads an address. Resolves after the load event. */
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page. Resolves to its value, or to that of its promise. The value is a string. */
  evaluate: (expression: string) => Promise<string>
  /** Performs actions of a pointer or the keyboard, as the WebDriver standard describes them. */
  perform: (source: ActionSource) => Promise<void>
  /** Goes through the history, as the browser's own buttons do. */
  traverse: (direction: 'back' | 'forward') => Promise<void>
  /** Sets the size of the page in CSS pixels. The narrowest window of WebKit's test browser is 447 px wide. */
  resize: (width: number, height: number) => Promise<void>
  /** Returns a PNG of what the window shows. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Actions of one input device: https://www.w3.org/TR/webdriver2/#actions */
export interface ActionSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: readonly Readonly<Record<string, string | number>>[]
}

/** An engine that is installed, or the reason why it is not. */
export type Installed = { launch: () => Promise<Driver> } | { missing: string }
