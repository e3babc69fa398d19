import type { Mount } from '@portal/remote-kit/mounted'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws a view with this remote's own React. It is taken away a moment later, since that may be asked for while React draws. */
export const drawn =
  (draw: (view: Parameters<Mount>[1]) => ReactNode): Mount =>
  (element, view) => {
    const root = createRoot(element)
    root.render(draw(view))
    return () => queueMicrotask(() => root.unmount())
  }
