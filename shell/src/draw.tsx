import { BrowserRouter } from '@portal/remote-kit/router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { followWords } from './language/words.ts'
import { App } from './layout/App.tsx'
import { noteArrival } from './layout/destination.ts'
import { fitFrame, isFrameDrawn, place } from './layout/place.ts'
import { signedInCode } from './layout/signed-in-code.ts'
import { outlet } from './mount/outlet.ts'
import { whenIdle } from './portal/prefetch.ts'
import type { Shell } from './shell.ts'
import { shellTexts } from './texts.ts'

/** Draws what the portal shows, once `ready` and its words are there; answers what it is drawn with. */
export async function draw(shell: Shell, ready: Promise<unknown>): Promise<Root> {
  const texts = shellTexts(shell.language)
  await Promise.all([texts.ready(), followWords(shell.language), ready])
  const drawn = isFrameDrawn(shell)
  if (drawn) noteArrival(shell)
  whenIdle(() => void signedInCode())
  const app = <App shell={shell} texts={texts} Router={BrowserRouter} drawn={drawn} />
  return drawn ? takeOver(app, shell) : drawAnew(app, shell)
}

function drawAnew(app: ReactNode, { session }: Shell): Root {
  if (session.account.get()) outlet.remove()
  const root = createRoot(place())
  startTransition(() => root.render(app))
  return root
}

/** Makes the frame that the edge drew the shell's own, in steps, so that a slow device answers meanwhile. */
function takeOver(app: ReactNode, { report }: Shell): Root {
  const frame = place()
  fitFrame(frame)
  let root!: Root
  startTransition(() => {
    root = hydrateRoot(frame, app, { onRecoverableError: (error) => report(error, 'shell') })
  })
  return root
}
