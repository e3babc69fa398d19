/** Old name of `ComboboxField`; live remotes use it. @public */
export { ComboboxField as PickField } from './combobox-field.tsx'
