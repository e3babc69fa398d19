/**
 * Returns a URL that Fastify can route (`rewriteUrl`). Fastify rejects a path with invalid percent-encoding before any
 * handler runs, so such a path is taken literally.
 */
export function toRoutableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Whether `toRoutableUrl` left the path unchanged. */
export const isRoutablePath = ({ url, originalUrl }: { url: string; originalUrl: string }): boolean =>
  url === originalUrl
