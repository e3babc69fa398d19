import { HttpError } from '../http/http-error.ts'

/** 409 for what a colleague decided first, with who that was. */
export const decidedBy = (name: string | null): HttpError =>
  new HttpError(409, {
    error: 'decided',
    message: name ? `${name} was first: this is decided already.` : 'This is decided already.',
  })
