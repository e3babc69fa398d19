/** An answer that is JSON already: it is sent as it is. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What an answer is as JSON. */
export const jsonOf = (made: unknown): string => (made instanceof JsonText ? made.text : JSON.stringify(made))
