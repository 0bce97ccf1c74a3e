/** The ids that a {@link Field} hands to the control inside it. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  /** The field's description or its problem, whichever are shown. */
  readonly description: string | undefined;
}

/** How a control gets its accessible name: from the field around it, or from words of its own. */
export interface Naming {
  readonly field?: FieldIds | undefined;
  readonly label?: string | undefined;
}

interface NamingAttributes {
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/** The attributes that give a control its name and description. */
export function namingAttributes({ field, label }: Naming): NamingAttributes {
  if (field === undefined) return label === undefined ? {} : { 'aria-label': label };
  return {
    id: field.control,
    'aria-labelledby': field.label,
    ...(field.description === undefined ? {} : { 'aria-describedby': field.description }),
  };
}
