import type { Preview } from '@storybook/react-vite'
import {
  type Choices,
  looks,
  tenants,
  wordings,
} from '../../shared/remote-kit-build/emulator/page/choices.ts'

/** What can be chosen: how an address names it, how the toolbar does, and what it chooses. */
interface Item<Choice> {
  value: string
  title: string
  choice: Choice
}

const tenantItems = tenants.map(({ name }, tenant) => ({ value: name, title: name, choice: { tenant } }))
const lookItems = looks.map(([title, look]) => ({
  value: `${look.scheme}-${look.contrast}`,
  title,
  choice: { look },
}))
const wordingItems = wordings.map(({ name, language, formal }) => ({
  value: formal ? `${language}_u` : language,
  title: name,
  choice: { language, formal },
}))

const oneOf = (
  title: string,
  icon: 'paintbrush' | 'contrast' | 'globe',
  items: readonly Item<unknown>[],
) => ({
  toolbar: { title, icon, dynamicTitle: true, items: items.map(({ choice: _, ...shown }) => shown) },
})

/** What a story is shown in, as the toolbar lets one choose and an address names it: `globals=tenant:Noorder;look:dark-more`. */
export const toolbar = {
  globalTypes: {
    tenant: oneOf('Tenant', 'paintbrush', tenantItems),
    look: oneOf('Look', 'contrast', lookItems),
    wording: oneOf('Wording', 'globe', wordingItems),
  },
  initialGlobals: {
    tenant: tenantItems[0]?.value,
    look: lookItems[0]?.value,
    wording: wordingItems[0]?.value,
  },
} satisfies Preview

function chosen<Choice>(items: readonly Item<Choice>[], value: unknown): Choice {
  const item = items.find((one) => one.value === value)
  if (!item) throw new Error(`${value} cannot be chosen`)
  return item.choice
}

/** What is chosen in the toolbar, as the emulated portal takes it. */
export const choicesOf = ({ tenant, look, wording }: Record<string, unknown>): Choices => ({
  ...chosen(tenantItems, tenant),
  ...chosen(lookItems, look),
  ...chosen(wordingItems, wording),
})
