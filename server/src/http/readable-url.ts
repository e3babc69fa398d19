/**
 * Returns a URL that Fastify can route (`rewriteUrl`). Fastify rejects a path with invalid percent-encoding before any
 * handler runs, so such a path is taken literally.
 */
export function toReadableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Whether `toReadableUrl` left the path unchanged. */
export const isReadablePath = ({ url, originalUrl }: { url: string; originalUrl: string }): boolean =>
  url === originalUrl
