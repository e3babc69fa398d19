/** A response that already is JSON text. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export const toJson = (made: unknown): string => (made instanceof JsonText ? made.text : JSON.stringify(made))
