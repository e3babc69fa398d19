import * as v from '@portal/contract/valibot'

/** Schema of a non-empty text, choice or date. A text of spaces counts as non-empty. */
export const requireValue = (message: string) => v.pipe(v.string(message), v.nonEmpty(message))

/** Like `requireValue` if the field is shown; otherwise allows any text. */
export const requireValueIf = (isAsked: boolean, message: string) =>
  isAsked ? requireValue(message) : v.string()

export const requireText = (message: string) => matchText((typed) => typed.trim() !== '', message)

/** Schema of a text for which `fits` returns true; `message` is the error. */
export const matchText = (fits: (typed: string) => boolean, message: string) =>
  v.pipe(v.string(message), v.check(fits, message))

/** Extends a check so that it also accepts a text that is empty or only spaces. */
export const allowBlank = (fits: (typed: string) => boolean) => (typed: string) =>
  typed.trim() === '' || fits(typed)

/** Schema of a one-time code with the given number of digits. */
export const requireOneTimeCode = (digits: number, messages: { required: string; length: string }) =>
  v.pipe(
    requireValue(messages.required),
    v.minLength(digits, messages.length),
    v.maxLength(digits, messages.length),
  )
