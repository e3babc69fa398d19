import { HttpError } from '../http/http-error.ts'

/** 409 for something that a colleague decided first, with the name. */
export const decidedByColleague = (name: string | null): HttpError =>
  new HttpError(409, {
    error: 'decided',
    message: name ? `${name} was first: this is decided already.` : 'This is decided already.',
  })
