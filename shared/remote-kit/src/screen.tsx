import { singleSpaReact } from '@portal/remote-kit/application'
import { QueryClientProvider } from '@portal/remote-kit/query'
import { UiProvider } from '@portal/ui'
import * as React from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Portal } from './portal.ts'
import { RouterRoot } from './portal-router.tsx'
import { preserveTypedInput } from './preserve-typed-input.ts'
import type { Texts } from './texts.tsx'
import { ViewRoot } from './view-root.tsx'

/** A module that exports a component by default; a screen's component has no props. */
export type ViewModule<Props extends object = {}> = Promise<{ default: React.ComponentType<Props> }>

/** Lifecycle functions of a screen, as single-spa calls them. */
export interface ScreenLifecycles {
  /** Absent in remote versions that initialise while loading. */
  bootstrap?(props: ScreenProps): Promise<unknown>
  mount(props: ScreenProps): Promise<unknown>
  unmount(props: ScreenProps): Promise<unknown>
}

/** Props that the shell passes to a screen on mount. */
export interface ScreenProps {
  name: string
  domElement: HTMLElement
  /** The server rendered this screen: it is hydrated, with what was typed into it. */
  serverRendered?: boolean
}

/** Loads code and texts, then returns the screen with its providers. */
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

/** Renders in a transition, so that slow devices stay responsive. */
const concurrentRoot = (root: Root): Root => ({
  render: (node) => React.startTransition(() => root.render(node)),
  unmount: () => root.unmount(),
})

/** Makes a screen a single-spa application with its own React root. */
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
      createRoot: (place: HTMLElement) => concurrentRoot(createRoot(place)),
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
      const giveBack = isHydrating ? preserveTypedInput(props.domElement) : undefined
      await application.mount(props as AppProps)
      giveBack?.()
    },
    unmount: (props) => {
      leave.abort()
      return application.unmount(props as AppProps)
    },
  }
}
