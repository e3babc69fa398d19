import { singleSpaReact } from '@portal/remote-kit/application'
import { I18nProvider } from '@portal/remote-kit/i18n'
import { QueryClientProvider } from '@portal/remote-kit/query'
import { UiProvider } from '@portal/ui'
import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from './boundary.tsx'
import { PortalContext, type ViewPortal } from './context.tsx'
import type { Portal } from './portal.ts'
import { RouterRoot } from './portal-router.tsx'
import { type CatalogLoader, followLanguage, type RemoteTexts } from './texts.tsx'

export function ViewRoot({
  portal,
  texts,
  children,
}: {
  portal: ViewPortal
  texts: RemoteTexts
  children: ReactNode
}) {
  return (
    <PortalContext value={portal}>
      <I18nProvider i18n={texts.i18n}>
        <ErrorBoundary onError={(error) => portal.report(error)}>{children}</ErrorBoundary>
      </I18nProvider>
    </PortalContext>
  )
}

/**
 * Keeps what is typed into a server-rendered screen until it is hydrated.
 * @returns function to call after hydration: restores the typed values, and clicks the submit button that was pressed
 * (the page's first script has marked that button)
 */
function preserveTypedInput(place: HTMLElement): () => void {
  const typed = new Map<string, string>()
  const recordValue = ({ name, value }: HTMLInputElement) => name && value && typed.set(name, value)
  const handleInput = ({ target }: Event) => target instanceof HTMLInputElement && recordValue(target)
  place.querySelectorAll('input').forEach(recordValue)
  place.addEventListener('input', handleInput, { capture: true })
  return () => {
    delete place.dataset.rendered
    place.removeEventListener('input', handleInput, { capture: true })
    for (const [name, value] of typed)
      setInputValue(place.querySelector(`input[name="${CSS.escape(name)}"]`), value)
    const pressed = place.querySelector<HTMLElement>('[data-pressed]')
    delete pressed?.dataset.pressed
    pressed?.click()
  }
}

/** Sets a value and dispatches an input event, so that React and form libraries notice it. */
function setInputValue(input: HTMLInputElement | null, value: string): void {
  if (!input || input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A module with a component as default export; a screen's component has no props. */
export type ViewModule<Props extends object = {}> = Promise<{ default: React.ComponentType<Props> }>

export interface ScreenLifecycles {
  /** Absent in remote versions that initialise while loading. */
  bootstrap?(props: ScreenProps): Promise<unknown>
  mount(props: ScreenProps): Promise<unknown>
  unmount(props: ScreenProps): Promise<unknown>
}

export interface ScreenProps {
  name: string
  domElement: HTMLElement
  /** Whether the server rendered this screen; if so, the browser hydrates it. */
  serverRendered?: boolean
}

export async function createScreenRoot(
  portal: Portal,
  texts: RemoteTexts,
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
const renderInTransitions = (root: Root): Root => ({
  render: (node) => React.startTransition(() => root.render(node)),
  unmount: () => root.unmount(),
})

/** Creates a single-spa application from a screen, with its own React root. */
export async function createScreenApplication(
  portal: Portal,
  texts: RemoteTexts,
  load: () => ViewModule,
): Promise<ScreenLifecycles> {
  let leave = new AbortController()
  let isHydrating = false
  const application = singleSpaReact<ScreenProps>({
    React,
    ReactDOMClient: {
      createRoot: (place: HTMLElement) => renderInTransitions(createRoot(place)),
      hydrateRoot: (place: HTMLElement, node: React.ReactNode) =>
        hydrateRoot(place, node, { onRecoverableError: (error) => portal.report(error) }),
    },
    rootComponent: await createScreenRoot(portal, texts, load, () => leave.signal),
    renderType: () => (isHydrating ? 'hydrateRoot' : 'createRoot'),
    suppressComponentDidCatchWarning: true,
    errorBoundary: () => <></>,
  })
  type ApplicationProps = Parameters<typeof application.mount>[0]
  return {
    bootstrap: (props) => application.bootstrap(props as ApplicationProps),
    mount: async (props) => {
      leave = new AbortController()
      isHydrating = props.serverRendered === true
      const giveBack = isHydrating ? preserveTypedInput(props.domElement) : undefined
      await application.mount(props as ApplicationProps)
      giveBack?.()
    },
    unmount: (props) => {
      leave.abort()
      return application.unmount(props as ApplicationProps)
    },
  }
}

export interface ScreenSource {
  kind: 'screen'
  load(): ViewModule
}
export interface SlotComponentSource<Props extends object = {}> {
  /** Discriminator that every shell version recognises. */
  kind: 'piece'
  load(): ViewModule<Props>
}
export type ViewSource = ScreenSource | SlotComponentSource

/** Defines a view that a route shows. The import must name its chunk `view.<name>`; the build checks this. */
export const defineScreen = (load: () => ViewModule): ScreenSource => ({ kind: 'screen', load })

/** Defines a view for slots of other remotes. All props are optional, because an older host may pass none. */
export const defineSlotComponent = <Props extends object = {}>(
  load: () => ViewModule<Props>,
): SlotComponentSource<Props> => ({ kind: 'piece', load })

export interface ScreenView {
  kind: 'screen'
  application(): Promise<ScreenLifecycles>
  /** Prefetches code and texts, so that navigation needs no request. */
  preload(): Promise<unknown>
  root(): Promise<() => ReactNode>
}
/** A slot component as the shell receives it; it renders in the host's React tree. */
export interface SlotComponentView {
  kind: 'piece'
  component(): Promise<ComponentType>
}

export type ViewsOfSources<Sources> = {
  [K in keyof Sources]: ViewSource extends Sources[K]
    ? ScreenView | SlotComponentView
    : Sources[K] extends ScreenSource
      ? ScreenView
      : SlotComponentView
}

/** A remote: its views and their sources. Every remote exports one as `./remote`. */
export interface Remote<Sources = Record<string, ViewSource>> {
  views: ViewsOfSources<Sources>
  /** Sources of the views. Only their types are used, to check which views fit a slot. Since 1.10. */
  sources?: Sources
}

/** Defines a remote. View names are inferred, so that `remote.config.ts` can only contribute views that exist. */
export function defineRemote<const Sources extends Record<string, ViewSource>>(remote: {
  portal: Portal
  texts: CatalogLoader
  views: Sources
}): Remote<Sources> {
  const { portal } = remote
  const texts = followLanguage(remote.texts, portal.language)

  const lasting = new AbortController().signal

  const toView = (source: ViewSource): ScreenView | SlotComponentView => {
    if (source.kind === 'screen')
      return {
        kind: 'screen',
        application: () => createScreenApplication(portal, texts, source.load),
        preload: () => Promise.all([source.load(), texts.ready()]),
        root: () => createScreenRoot(portal, texts, source.load, () => lasting),
      }
    const viewPortal: ViewPortal = { ...portal, signal: lasting }
    return {
      kind: 'piece',
      component: async () => {
        const [{ default: View }] = await Promise.all([source.load(), texts.ready()])
        return (props: object) => (
          <ViewRoot portal={viewPortal} texts={texts}>
            <View {...props} />
          </ViewRoot>
        )
      },
    }
  }
  const views = Object.entries(remote.views).map(([name, source]) => [name, toView(source)])
  return { views: Object.fromEntries(views) as ViewsOfSources<Sources> }
}
