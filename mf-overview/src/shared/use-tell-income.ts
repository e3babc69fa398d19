import { useRoutePath } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'

/** Where a customer tells of income or pension that the file does not have: the form, else the firm; null where neither is there. */
export function useTellIncome(): string | null {
  const contact = useRoutePath('contact')
  return useEditPath('income') ?? contact
}
