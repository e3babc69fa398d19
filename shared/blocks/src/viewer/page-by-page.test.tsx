import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { EndOfPagesMarker, PageByPageButtons } from './page-by-page.tsx'

const pageHeight = 500

async function renderThreePages(onEnd: () => void) {
  let scrolled = 0
  const seen: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        seen.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const page = Number(this.dataset.page ?? 0)
    return { top: page === 0 ? 0 : (page - 1) * pageHeight - scrolled, height: pageHeight } as DOMRect
  })
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled = (Number(this.dataset.page) - 1) * pageHeight
    this.parentElement?.dispatchEvent(new Event('scroll'))
  }
  const TestView = () => {
    const frame = useRef<HTMLDivElement>(null)
    return (
      <>
        <PageByPageButtons
          frame={frame}
          count={3}
          texts={{ nextPage: 'Volgende', toEnd: 'Einde' }}
          onEnd={onEnd}
        />
        <div ref={frame}>
          {[1, 2, 3].map((page) => (
            <div key={page} data-page={page} tabIndex={-1}>
              {`Pagina ${page}`}
            </div>
          ))}
          <EndOfPagesMarker frame={frame} onEnd={onEnd} />
        </div>
      </>
    )
  }
  await renderView(TestView, { portal: createFakePortal(), texts: async () => ({ default: {} }) })
  return { comesIntoSight: () => seen.map((tell) => tell([{ isIntersecting: true }] as never, {} as never)) }
}

test('@SIGN-03 the next button moves the focus page by page and finally to the end', {
  tags: 'full',
}, async () => {
  const onEnd = vi.fn()
  await renderThreePages(onEnd)
  const clickNextPage = () => userEvent.click(screen.getByRole('button', { name: 'Volgende' }))
  await clickNextPage()
  expect(document.activeElement?.textContent).toBe('Pagina 2')
  await clickNextPage()
  expect(document.activeElement?.textContent).toBe('Pagina 3')
  expect(onEnd).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Einde' }))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('@SIGN-03 the end counts as reached when it becomes visible, however the reader got there', async () => {
  const onEnd = vi.fn()
  const { comesIntoSight } = await renderThreePages(onEnd)
  act(() => void comesIntoSight())
  expect(onEnd).toHaveBeenCalledOnce()
})
