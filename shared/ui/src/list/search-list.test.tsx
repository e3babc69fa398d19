import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { ReadMore } from '../text/ReadMore.tsx'
import { SearchList } from './SearchList.tsx'

const renderSearchList = (items: string[]) =>
  renderUi(
    <SearchList
      items={items}
      getKey={(item) => item}
      getSearchText={(item) => item}
      label="Zoek"
      empty="Nog niets"
      searchFrom={3}
    >
      {(item) => item}
    </SearchList>,
  )
const getShownItems = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('a long list can be searched, ignoring case and accents', { tags: 'full' }, async () => {
  renderSearchList(['Máxima Ziekenhuis', 'Café Lind', 'Gemeente'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek' }), 'MAXIMA')
  expect(getShownItems()).toEqual(['Máxima Ziekenhuis'])
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'xyz')
  expect(getShownItems()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('Niets gevonden voor ‘xyz’')
})

test('a short list has no search, and an empty one says what will appear', () => {
  renderSearchList(['a', 'b'])
  expect(screen.queryByRole('searchbox')).toBeNull()
  renderSearchList([])
  expect(screen.getByText('Nog niets')).toBeTruthy()
})

test('@INPUT-09 a long comment expands with a link', async () => {
  const comment = 'De bank vraagt een loonstrook van na 1 oktober. '.repeat(5)
  const { container } = renderUi(<ReadMore text={comment} />)
  expect(container.textContent?.length).toBeLessThan(70)
  await userEvent.click(screen.getByRole('button', { name: 'Lees meer' }))
  expect(container.textContent).toContain(comment.trim())
})
