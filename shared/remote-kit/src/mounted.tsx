import type { SlotName } from '@portal/contract/extension-points'
import { useLingui } from '@portal/remote-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortal, type ViewPortal } from './context.tsx'
import type { Store } from './portal.ts'
import type { ViewModule } from './screen.tsx'
import { Slot } from './slot.tsx'
import { createStore } from './store.ts'

/** Gives the text of a message of the remote's catalogs. */
type TextOf = (id: string, values?: Record<string, string | number>) => string

/** What a view gets that draws itself. */
export interface MountedView extends ReturnType<typeof usePortal> {
  signal: ViewPortal['signal']
  /** Changes when another wording is in force. */
  readonly text: Store<TextOf>
  /** Shows what other remotes contribute to a slot, in an element of the view; returns how to take it away. */
  show(slot: SlotName, element: HTMLElement): () => void
}

/** Draws a view into an element; returns how to take it away. */
export type Mount = (element: HTMLElement, view: MountedView) => () => void

interface Shown {
  slot: SlotName
  element: HTMLElement
}

/**
 * A view that draws itself, with a React of another major version than the portal's or with no React at all:
 * `screen(mounted(() => import(…)))`, and `slotComponent` likewise. It has an element of its own; around it stands the portal, with
 * its boundary for errors, and in it the slots that it shows.
 */
export const mounted =
  (load: () => Promise<{ default: Mount }>): (() => ViewModule) =>
  async () => {
    const { default: mount } = await load()
    return { default: () => <Mounted mount={mount} /> }
  }

function Mounted({ mount }: { mount: Mount }) {
  const portal = usePortal()
  const { i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<readonly Shown[]>([])
  const [text] = useState(() => createStore<TextOf>((id, values) => i18n._(id, values)))
  useEffect(() => i18n.on('change', () => text.set((id, values) => i18n._(id, values))), [i18n, text])
  useEffect(() => {
    if (!place.current) return
    return mount(place.current, {
      ...portal,
      text,
      show: (slot, element) => {
        const one = { slot, element }
        setShown((all) => [...all, one])
        return () => setShown((all) => all.filter((other) => other !== one))
      },
    })
  }, [mount, portal, text])
  return (
    <>
      <div ref={place} />
      {shown.map(({ slot, element }) => createPortal(<Slot name={slot} />, element))}
    </>
  )
}
