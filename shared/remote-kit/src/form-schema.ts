import * as v from '@portal/contract/schema'

/** A text, choice or date that is not empty; spaces count. */
export const required = (message: string) => v.pipe(v.string(message), v.nonEmpty(message))

/** `required` if the field is shown; otherwise any text. */
export const requiredIf = (isAsked: boolean, message: string) => (isAsked ? required(message) : v.string())

/** A text with more than spaces. */
export const requiredText = (message: string) => textThat((typed) => typed.trim() !== '', message)

/** Schema of a text that satisfies `fits`; otherwise its error is `message`. */
export const textThat = (fits: (typed: string) => boolean, message: string) =>
  v.pipe(v.string(message), v.check(fits, message))

/** Also allows a text that is empty or only spaces. */
export const blankOr = (fits: (typed: string) => boolean) => (typed: string) =>
  typed.trim() === '' || fits(typed)

/** A one-time code of a number of digits. */
export const oneTimeCode = (digits: number, messages: { required: string; length: string }) =>
  v.pipe(
    required(messages.required),
    v.minLength(digits, messages.length),
    v.maxLength(digits, messages.length),
  )
