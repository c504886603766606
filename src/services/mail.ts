import type { SiteConfig } from '../config/types.ts'

/** The names of the contact form's fields. */
export type ContactField = 'name' | 'email' | 'phoneNumber' | 'subject' | 'message'

/** The text of a message by field, in the order of the form. */
export type MailFields = Readonly<Record<ContactField, string>>

/** Text by the names of a request's fields: the contact form's and those that the provider adds. */
export type RequestFields = Readonly<Record<string, string>>

/** Why a message was not sent. `unknown` means that it may have been sent: no answer arrived in time. */
export type SendFailure = 'offline' | 'unknown' | 'busy' | 'too-long' | 'refused' | 'provider'

/** `detail` is for the console. It can hold the provider's own words, which are not for the visitor. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: SendFailure; readonly detail: string }

/** Thrown by a provider that knows why it did not take a message. */
export class DeliveryError extends Error {
  readonly failure: SendFailure
  constructor(failure: SendFailure, detail: string) {
    super(detail)
    this.name = 'DeliveryError'
    this.failure = failure
  }
}

/** Returns the error for an HTTP answer that refuses a message. */
export function refusedWith(status: number, text: string): DeliveryError {
  const failure =
    status === 429 ? 'busy' : status === 413 ? 'too-long' : status >= 500 ? 'provider' : 'refused'
  return new DeliveryError(failure, `status ${status}, ${text}`)
}

/** The part of the site's configuration that a mail provider reads. */
export type MailConfig = Pick<SiteConfig, 'mode' | 'mail'>

/** What the page, its headers and the privacy policy need to know of a mail provider. */
export interface MailProvider {
  /** Scheme and host that messages go to, or empty for this site itself (demo mode). */
  readonly origin: string
  /** Maximum size of a message in bytes, all fields together. */
  readonly maxBytes: number
  /** The form that a browser submits without JavaScript, with the fields that are added to the visitor's own. */
  readonly nativeForm: {
    readonly action: string
    readonly encType: 'multipart/form-data' | 'application/x-www-form-urlencoded'
    readonly hiddenFields: RequestFields
  }
  /** Facts for the privacy policy. */
  readonly privacy: {
    /** Who receives the message: "Name, what they are". */
    readonly recipient: string
    /** A sentence about values that the provider adds to the fields, or empty. */
    readonly addedValues: string
    /** True where the visitor's browser keeps the time of the last message. */
    readonly storesSendTime: boolean
  }
  /** Loads what `deliver` needs ahead of the first message. Never throws. */
  prefetch(): void
  /**
   * Resolves once the provider has accepted the message. Starts no request after `signal` is aborted.
   *
   * @throws {DeliveryError} when the provider refuses the message
   * @throws {TypeError} when no answer arrives, as `fetch` does
   */
  deliver(fields: MailFields, signal: AbortSignal): Promise<void>
}

/** How the provider's server treats a request. The demo mail service follows the same rules. */
export interface MailServerRules {
  /** The path that messages are posted to. */
  readonly path: string
  /** Media types that the server accepts: that of `deliver` and that of the native form. */
  readonly contentTypes: readonly string[]
  /** The answer to a message that the server accepts. */
  readonly accepted: { readonly status: number; readonly text: string }
  readonly maxBytes: number
  /** The text of the answer to a message above `maxBytes`. */
  readonly tooLong: string
  /** Milliseconds that must pass between two messages of one customer. */
  readonly minInterval: number
  /** Reads the fields of a request's body, whose `Content-Type` is in its headers. Rejects where it cannot be parsed. */
  read(body: Response): Promise<Iterable<readonly [name: string, value: unknown]>>
  /** The id by which the server counts messages for `minInterval`. */
  customerOf(fields: RequestFields): string
  /** The text of the answer with status 400, or null where the fields are in order. */
  problemOf(fields: RequestFields, settings: SiteConfig['mail']): string | null
}
