import { HttpError } from '../http/http-error.ts'

/** Error for a request that a colleague decided first. */
export const decidedByColleagueError = (name: string | null): HttpError =>
  new HttpError(409, {
    error: 'decided',
    message: name ? `${name} was first: this is decided already.` : 'This is decided already.',
  })
