/** A response body that is already JSON text. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export const toJson = (response: unknown): string =>
  response instanceof JsonText ? response.text : JSON.stringify(response)
