import { useStore } from '@portal/remote-kit'
import { QueryClientProvider } from '@portal/remote-kit/query'
import { createStore } from '@portal/remote-kit/store'
import { UiProvider } from '@portal/ui'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { followWords } from '../../language/words.ts'
import { createVersionLoader } from '../../registry/federation.ts'
import { offerRouter } from '../../registry/offer-router.ts'
import type { Version } from '../../registry/version.ts'
import { applyTheme } from '../../theme/apply-theme.ts'
import type { FrameState, ToFrame } from '../messages.ts'
import { openLine } from './line.ts'
import { standAt, tellMeasures } from './measure.ts'
import { insidePortal } from './portal.ts'
import { frameRouter } from './router.tsx'

type Begin = Extract<ToFrame, { kind: 'begin' }>

/** Starts a frame: it waits for its page to say of which remote it is, and draws the view that is wanted. */
export function begin(): void {
  const root = document.getElementById('sandbox')
  if (!root) throw new Error('the frame has no place for a remote')
  let hear = (_: ToFrame) => {}
  const line = openLine((message) => {
    if (message.kind === 'begin') hear = start(message)
    else hear(message)
  })

  const start = ({ remote, view, props, state: first }: Begin) => {
    const passed = createStore(props)
    const state = createStore<FrameState>(first)
    const address = createStore(first.address)
    const { portal, outdate } = insidePortal(line, remote.name, state)
    const FrameRouter = frameRouter(line, address)
    offerRouter(FrameRouter)
    const versions = createVersionLoader({ running: async () => {} })
    Object.defineProperty(globalThis, '__PORTAL_SHELL__', {
      value: Object.freeze({
        running: async () => {},
        portalFor: (name: string) => {
          if (!versions.enter(name))
            throw new Error(`the portal of ${name} is handed out as its entry starts, once`)
          return portal
        },
      }),
    })
    const wear = ({ tenant, look, language }: FrameState) => {
      applyTheme({ tenant, look })
      document.documentElement.lang = language.language
    }
    const draw = async () => {
      versions.add([remote as Version])
      const [{ views }] = await Promise.all([versions.load(remote as Version), followWords(portal.language)])
      const found = views[view]
      if (!found) throw new Error(`${remote.name} has no view "${view}"`)
      const View = found.kind === 'screen' ? await found.root() : await found.component()
      const Around =
        found.kind === 'screen' ? ({ children }: { children: ReactNode }) => children : FrameRouter
      const Shown = () => {
        useEffect(() => line.tell({ kind: 'shown' }), [])
        return <View {...useStore(passed)} />
      }
      createRoot(root).render(
        <UiProvider cache={portal.styles} root>
          <QueryClientProvider client={portal.queries}>
            <Around>
              <Shown />
            </Around>
          </QueryClientProvider>
        </UiProvider>,
      )
      tellMeasures(line, root)
    }
    wear(first)
    draw().catch((error: unknown) => line.tell({ kind: 'failed', message: String(error).slice(0, 500) }))
    return (message: ToFrame) => {
      if (message.kind === 'state') {
        state.set(message.state)
        address.set(message.state.address)
        wear(message.state)
      } else if (message.kind === 'stale') outdate(message.queryKey)
      else if (message.kind === 'props') passed.set(message.props)
      else if (message.kind === 'place') standAt(root, message.place)
    }
  }
}
