/** A response that is already JSON. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** JSON of a response. */
export const jsonOf = (made: unknown): string => (made instanceof JsonText ? made.text : JSON.stringify(made))
