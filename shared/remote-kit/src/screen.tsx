import { singleSpaReact } from '@portal/remote-kit/application'
import { QueryClientProvider } from '@portal/remote-kit/query'
import { UiProvider } from '@portal/ui'
import * as React from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Portal } from './portal.ts'
import { RouterRoot } from './portal-router.tsx'
import { keepTyped } from './take-over.ts'
import type { Texts } from './texts.tsx'
import { ViewRoot } from './view-root.tsx'

/** A module whose default export is a component; that of a screen has no props. */
export type ViewModule<Props extends object = {}> = Promise<{ default: React.ComponentType<Props> }>

/** The life of a screen as single-spa runs it. */
export interface ScreenLifecycles {
  /** Absent from versions of a remote that do it while they are loaded. */
  bootstrap?(props: ScreenProps): Promise<unknown>
  mount(props: ScreenProps): Promise<unknown>
  unmount(props: ScreenProps): Promise<unknown>
}

/** What the shell gives a screen when it mounts it. */
export interface ScreenProps {
  name: string
  domElement: HTMLElement
  /** The edge has drawn this very screen there: it is taken over, with what was typed into it. */
  serverRendered?: boolean
}

/** A screen with everything it stands in, once its code and its texts are there. */
export async function screenRoot(
  portal: Portal,
  texts: Texts,
  load: () => ViewModule,
  signal: () => AbortSignal,
): Promise<() => React.ReactNode> {
  const [{ default: View }] = await Promise.all([load(), texts.ready()])
  return () => (
    <UiProvider cache={portal.styles}>
      <QueryClientProvider client={portal.queries}>
        <RouterRoot router={portal.router}>
          <ViewRoot portal={{ ...portal, signal: signal() }} texts={texts}>
            <View />
          </ViewRoot>
        </RouterRoot>
      </QueryClientProvider>
    </UiProvider>
  )
}

/** A root that is drawn in steps, so that a slow device answers meanwhile. */
const inSteps = (root: Root): Root => ({
  render: (node) => React.startTransition(() => root.render(node)),
  unmount: () => root.unmount(),
})

/** Makes a screen a single-spa application with a React root of its own. */
export async function screenApplication(
  portal: Portal,
  texts: Texts,
  load: () => ViewModule,
): Promise<ScreenLifecycles> {
  let leave = new AbortController()
  let isHydrating = false
  const application = singleSpaReact<ScreenProps>({
    React,
    ReactDOMClient: {
      createRoot: (place: HTMLElement) => inSteps(createRoot(place)),
      hydrateRoot: (place: HTMLElement, node: React.ReactNode) =>
        hydrateRoot(place, node, { onRecoverableError: (error) => portal.report(error) }),
    },
    rootComponent: await screenRoot(portal, texts, load, () => leave.signal),
    renderType: () => (isHydrating ? 'hydrateRoot' : 'createRoot'),
    suppressComponentDidCatchWarning: true,
    errorBoundary: () => <></>,
  })
  type AppProps = Parameters<typeof application.mount>[0]
  return {
    bootstrap: (props) => application.bootstrap(props as AppProps),
    mount: async (props) => {
      leave = new AbortController()
      isHydrating = props.serverRendered === true
      const giveBack = isHydrating ? keepTyped(props.domElement) : undefined
      await application.mount(props as AppProps)
      giveBack?.()
    },
    unmount: (props) => {
      leave.abort()
      return application.unmount(props as AppProps)
    },
  }
}
