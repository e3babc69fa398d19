import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fetchesAhead, layer, useLast } from './layer.tsx'
import { fakePortal, renderView } from './test/index.ts'
import type { Catalogs } from './texts.tsx'

const texts: Catalogs = async () => ({ default: {} })

interface Props {
  name: string | null
}

function Drawer({ name }: Props) {
  const last = useLast(name)
  return <p>{name === null ? `${last} leaves` : last}</p>
}

test('a layer opens for the first time, its code loads then; its content stays while it closes', async () => {
  const load = vi.fn(async () => ({ default: Drawer }))
  const Layer = layer<Props>(load, ({ name }) => name !== null)
  function Screen() {
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
  await renderView(Screen, { portal: fakePortal(), texts })
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('open'))
  expect(await screen.findByText('a mortgage')).toBeTruthy()
  fireEvent.click(screen.getByText('close'))
  expect(screen.getByText('a mortgage leaves')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['pointed at', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['focused', (link: HTMLElement) => fireEvent.focus(link)],
] as const)('a layer’s code is fetched ahead when the link that opens it is %s', async (_, look) => {
  const load = vi.fn(async () => ({ default: Drawer }))
  const Layer = layer<Props>(load, ({ name }) => name !== null)
  const Screen = () => (
    <a href="/open" {...fetchesAhead(Layer)}>
      open
    </a>
  )
  await renderView(Screen, { portal: fakePortal(), texts })
  expect(load).not.toHaveBeenCalled()
  look(screen.getByText('open'))
  expect(load).toHaveBeenCalledOnce()
})
