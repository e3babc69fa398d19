import { SignedIn } from './layout/SignedIn.tsx'
import { haveSignedIn } from './layout/signed-in-code.ts'

export { draw } from './draw.tsx'

haveSignedIn(SignedIn)
