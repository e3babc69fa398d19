import { HttpError } from '../http/http-error.ts'

export const createDecidedByColleagueError = (name: string | null): HttpError =>
  new HttpError(409, {
    error: 'decided',
    message: name ? `${name} was first: this is decided already.` : 'This is decided already.',
  })
