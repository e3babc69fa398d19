export const entryFilePrefix = 'remoteEntry.'

export const exposedChunkName = 'remote'

export const serverBundlePrefix = 'server.'

export const getWidgetFilePrefix = (name: string): string => `widget.${name}.`
