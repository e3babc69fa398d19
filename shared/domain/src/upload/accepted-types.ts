/** Accepted MIME types with their extensions, the usual one first. */
export const acceptedTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'text/plain': ['txt'],
}

export const acceptedExtensions: readonly string[] = Object.values(acceptedTypes)
  .flat()
  .map((ending) => `.${ending}`)
