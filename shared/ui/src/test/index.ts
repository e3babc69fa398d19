/** @internal Test utilities for components that are built of the design system. */
export { renderUi } from './render.tsx'
/** @internal for tests */
export { renderForm } from './render-form.tsx'
