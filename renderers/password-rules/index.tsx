import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useText } from '../../src/i18n/texts-context.ts';
import { readRules } from './read-rules.ts';

/** The rules for a new password, ticked off while it is typed. */
export default function PasswordRules({ data, field, rules }: RendererProps) {
  const text = useText();
  const answer = resolveVariableAndFilter(rules, data, '| raw');
  // What stands below does not move when the rules arrive.
  if (answer === undefined) {
    return <div className="pw-rules is-awaited" />;
  }
  const { description, checks } = readRules(answer);
  const typed = String(data[field] ?? '');
  if (checks.length === 0) {
    return null;
  }
  return (
    <div className="pw-rules">
      {description && <p>{description}</p>}
      <ul>
        {checks.map(({ words, pattern }) => {
          const met = pattern.test(typed);
          return (
            <li key={words} className={met ? 'is-met' : ''}>
              {words}
              <span className="pw-unseen">{text(met ? 'host.password.met' : 'host.password.open')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
