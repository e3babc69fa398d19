/** The facade under the version that it had before it had that of its library (`build/shared.ts`). @public */
export * from '@portal/remote-kit/i18n'
