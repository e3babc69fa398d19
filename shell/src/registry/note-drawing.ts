import type { Remote } from '@portal/remote-kit'
import { createElement, useState } from 'react'

type View = Remote['views'][string]

/** The same remote; `running` is told as one of its slot components is first drawn, just before it is. */
export function noteDrawing({ views }: Remote, running: () => void): Remote {
  const noted = (view: View): View =>
    view.kind === 'piece'
      ? {
          ...view,
          component: async () => {
            const Component = await view.component()
            return function Noted(props: object) {
              useState(running)
              return createElement(Component, props)
            }
          },
        }
      : view
  return { views: Object.fromEntries(Object.entries(views).map(([name, view]) => [name, noted(view)])) }
}
