import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createStyleCache } from '../system/style-cache.ts'
import { UiProvider } from '../system/UiProvider.tsx'
import { Anchor } from './Anchor.tsx'

beforeEach(() => history.replaceState(null, '', '/here?tab=1'))

const getCurrentUrl = () => location.pathname + location.search + location.hash

/** Clicks on a text inside a link, and returns whether the router handled the click. */
function clickAnchor(link: Parameters<typeof Anchor>[0], how: MouseEventInit = {}) {
  let taken: boolean | null = null
  const recordDefaultPrevented = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', recordDefaultPrevented)
  render(
    <UiProvider cache={createStyleCache()}>
      <BrowserRouter>
        <Anchor {...link}>
          <b>there</b>
        </Anchor>
      </BrowserRouter>
    </UiProvider>,
  )
  screen
    .getByText('there')
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }))
  removeEventListener('click', recordDefaultPrevented)
  return taken
}

test.each([
  ['/there?tab=2#part', '/there?tab=2#part'],
  ['?tab=2', '/here?tab=2'],
  ['/other?tab=1#part', '/other?tab=1#part'],
  ['/here?tab=1', '/here?tab=1'],
])('a click on a link to %s navigates within the portal', (href, leadsTo) => {
  expect(clickAnchor({ href })).toBe(true)
  expect(getCurrentUrl()).toBe(leadsTo)
})

test.each<[string, Parameters<typeof Anchor>[0], MouseEventInit]>([
  ['with the meta key', { href: '/there' }, { metaKey: true }],
  ['with the control key', { href: '/there' }, { ctrlKey: true }],
  ['with the shift key', { href: '/there' }, { shiftKey: true }],
  ['with the alt key', { href: '/there' }, { altKey: true }],
  ['with another button', { href: '/there' }, { button: 1 }],
  ['on a link that opens elsewhere', { href: '/there', target: '_blank' }, {}],
  ['on a download', { href: '/there', download: 'file.pdf' }, {}],
  ['on a link to another origin', { href: 'https://elsewhere.example/there' }, {}],
  ['on a link to another host', { href: '//elsewhere.example/there' }, {}],
  ['on a link to another host, written strangely', { href: '/\\elsewhere.example/there' }, {}],
  ['on a mail address', { href: 'mailto:a@b.nl' }, {}],
  ['on a place within the page', { href: '#part' }, {}],
])('a click %s is left to the browser', (_, link, how) => {
  expect(clickAnchor(link, how)).toBe(false)
  expect(getCurrentUrl()).toBe('/here?tab=1')
})

test('outside a router a link is left to the browser', () => {
  render(
    <UiProvider cache={createStyleCache()}>
      <Anchor href="/there">there</Anchor>
    </UiProvider>,
  )
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe('/there')
})
