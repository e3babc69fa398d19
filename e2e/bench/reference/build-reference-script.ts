import path from 'node:path'
import { buildBundle } from '../build-bundle.ts'

/** Builds the script of a reference page, a production bundle of React and the page's own code. */
export const buildReferenceScript = (name: 'sign-in' | 'list'): Promise<Buffer> =>
  buildBundle(path.join(import.meta.dirname, `${name}.jsx`))
