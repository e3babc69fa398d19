type Texts<Text> = Readonly<Record<string, Text>>

/** Replaces the informal texts of a language by those of its formal locale, whose ids end in `_u` (I18N-02). */
export const withFormalTexts = <Text>(
  informal: Texts<Text>,
  formal: Texts<Text> = {},
): Record<string, Text> => ({
  ...informal,
  ...Object.fromEntries(Object.entries(formal).map(([id, text]) => [id.replace(/_u$/, ''), text])),
})
