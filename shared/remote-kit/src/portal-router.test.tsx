import { useLocation } from '@portal/remote-kit/router'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createRouter, navigatePage, RouterRoot } from './portal-router.tsx'

beforeEach(() => history.replaceState(null, '', '/berichten'))

const CurrentUrl = () => {
  const { pathname, search, state } = useLocation()
  return <p>{pathname + search + (state ?? '')}</p>
}

test('when the URL changes during a screen’s first render, the screen shows the new URL', async () => {
  function OpenedItemId() {
    useState(() => history.replaceState(null, '', '/berichten?id=mail-1'))
    return <CurrentUrl />
  }
  render(
    <RouterRoot router={createRouter(navigatePage)}>
      <OpenedItemId />
    </RouterRoot>,
  )
  expect(await screen.findByText('/berichten?id=mail-1')).toBeTruthy()
})

test('when one React root navigates, all roots of the page get path, query and state', async () => {
  const router = createRouter(navigatePage)
  for (const _ of [1, 2])
    render(
      <RouterRoot router={router}>
        <CurrentUrl />
      </RouterRoot>,
    )
  act(() => router.navigator.push({ pathname: '/taken', search: '?id=7', hash: '' }, ' new'))
  expect(await screen.findAllByText('/taken?id=7 new')).toHaveLength(2)
})

test('in a portal with a base path, screens see URLs without it', async () => {
  history.replaceState(null, '', '/dossier/7/taken')
  render(
    <RouterRoot router={createRouter(navigatePage, '/dossier/7')}>
      <CurrentUrl />
    </RouterRoot>,
  )
  expect(await screen.findByText('/taken')).toBeTruthy()
})
