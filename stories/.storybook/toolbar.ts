import type { Preview } from '@storybook/react-vite'
import {
  colorSettingChoices,
  type EmulatorChoices,
  exampleTenants,
  localeChoices,
} from '../../shared/remote-kit-build/emulator/page/emulator-choices.ts'

/** An option of a toolbar menu: its value in the URL, its title, and the choice it makes. */
interface ToolbarItem<Choice> {
  value: string
  title: string
  choice: Choice
}

const tenantItems = exampleTenants.map(({ name }, tenant) => ({
  value: name,
  title: name,
  choice: { tenant },
}))
const colorItems = colorSettingChoices.map(([title, colorSettings]) => ({
  value: `${colorSettings.scheme}-${colorSettings.contrast}`,
  title,
  choice: { colorSettings },
}))
const localeItems = localeChoices.map(({ name, language, formal }) => ({
  value: formal ? `${language}_u` : language,
  title: name,
  choice: { language, formal },
}))

const createToolbarItem = (
  title: string,
  icon: 'paintbrush' | 'contrast' | 'globe',
  items: readonly ToolbarItem<unknown>[],
) => ({
  toolbar: { title, icon, dynamicTitle: true, items: items.map(({ choice: _, ...shown }) => shown) },
})

/** Toolbar menus for tenant, colours and locale; the URL names the choices: `globals=tenant:Noorder;look:dark-more`. */
export const toolbar = {
  globalTypes: {
    tenant: createToolbarItem('Tenant', 'paintbrush', tenantItems),
    look: createToolbarItem('Look', 'contrast', colorItems),
    locale: createToolbarItem('Locale', 'globe', localeItems),
  },
  initialGlobals: {
    tenant: tenantItems[0]?.value,
    look: colorItems[0]?.value,
    locale: localeItems[0]?.value,
  },
} satisfies Preview

function findChoice<Choice>(items: readonly ToolbarItem<Choice>[], value: unknown): Choice {
  const item = items.find((one) => one.value === value)
  if (!item) throw new Error(`${value} cannot be chosen`)
  return item.choice
}

/** Choices of the toolbar for the emulated portal. @throws Error for an unknown value */
export const toEmulatorChoices = ({ tenant, look, locale }: Record<string, unknown>): EmulatorChoices => ({
  ...findChoice(tenantItems, tenant),
  ...findChoice(colorItems, look),
  ...findChoice(localeItems, locale),
})
