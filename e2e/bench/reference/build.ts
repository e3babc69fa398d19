import path from 'node:path'
import { bundle } from '../bundle.ts'

/** Builds the script of a reference page as a production bundle: React and its own code only. */
export const buildReference = (name: 'sign-in' | 'list'): Promise<Buffer> =>
  bundle(path.join(import.meta.dirname, `${name}.jsx`))
