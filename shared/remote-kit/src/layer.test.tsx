import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createLazyOverlay, getPrefetchProps, useLastNonNull } from './layer.tsx'
import { createFakePortal, renderView } from './test/index.ts'
import type { CatalogLoader } from './texts.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })

interface TestDrawerProps {
  name: string | null
}

function TestDrawer({ name }: TestDrawerProps) {
  const last = useLastNonNull(name)
  return <p>{name === null ? `${last} leaves` : last}</p>
}

test('the code of an overlay loads when it first opens, and its content stays while it closes', async () => {
  const load = vi.fn(async () => ({ default: TestDrawer }))
  const Layer = createLazyOverlay<TestDrawerProps>(load, ({ name }) => name !== null)
  function ScreenWithButton() {
    const [name, setName] = useState<string | null>(null)
    return (
      <>
        <button type="button" onClick={() => setName(name ? null : 'a mortgage')}>
          {name ? 'close' : 'open'}
        </button>
        <Layer name={name} />
      </>
    )
  }
  await renderView(ScreenWithButton, { portal: createFakePortal(), texts: loadEmptyCatalog })
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('open'))
  expect(await screen.findByText('a mortgage')).toBeTruthy()
  fireEvent.click(screen.getByText('close'))
  expect(screen.getByText('a mortgage leaves')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['hovered', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['focused', (link: HTMLElement) => fireEvent.focus(link)],
] as const)('the code of an overlay is prefetched when the link that opens it is %s', async (_, trigger) => {
  const load = vi.fn(async () => ({ default: TestDrawer }))
  const Layer = createLazyOverlay<TestDrawerProps>(load, ({ name }) => name !== null)
  const ScreenWithLink = () => (
    <a href="/open" {...getPrefetchProps(Layer)}>
      open
    </a>
  )
  await renderView(ScreenWithLink, { portal: createFakePortal(), texts: loadEmptyCatalog })
  expect(load).not.toHaveBeenCalled()
  trigger(screen.getByText('open'))
  expect(load).toHaveBeenCalledOnce()
})
