import { afterAll, describe, expect, test } from "bun:test";
import { startTemplateWorker } from "../../src/assets.ts";
import { templateRenderer, type RenderAnswer } from "../../src/exports/template-renderer.ts";
import type { Recipe } from "../../src/contract/recipes.ts";
import { recipeToRender, renderUnrestricted } from "../support/templates.ts";

const renderer = templateRenderer(startTemplateWorker, 500);
afterAll(renderer.close);

function render(source: string, recipe: object = recipeToRender): Promise<RenderAnswer> {
  return renderer.render({ name: "card.md", source, recipes: [recipe as Recipe] });
}

const FUNCTION = "Function`return\\x28process.pid\\x29```";

/** Each tries to reach JavaScript, a file or too much memory. `RAN` is what its code would print. */
const HOSTILE = [
  "{{ recipe.constructor }}",
  '{{ recipe["constructor"] }}',
  '{{ recipe["con" ~ "structor"] }}',
  '{{ recipe[["constructor"]] }}',
  '{% set n = cycler("name", "constructor") %}{{ recipe[{toString: n.next}] }}{{ recipe[{toString: n.next}] }}',
  '{% set n = cycler("name", "constructor") %}{% set k = {toString: n.next} %}{{ recipe[k][k] }}',
  '{{ recipe[{toString: joiner("constructor")}] }}',
  "{{ recipe.__proto__ }}",
  "{{ recipe.name.constructor }}",
  "{{ recipe.tags.constructor }}",
  "{{ recipe.rating.constructor }}",
  '{{ recipe.name.constructor.constructor("return process.pid")() }}',
  '{{ range.constructor("return process.pid")() }}',
  '{% macro m() %}{% endmacro %}{{ m.constructor("return process.pid")() }}',
  '{{ joiner().constructor("return process.pid")() }}',
  '{{ cycler("a").next.constructor("return process.pid")() }}',
  '{{ caller.constructor("return process.pid")() }}',
  "{{ constructor }}",
  "{{ __proto__ }}",
  "{{ toString() }}",
  "{{ valueOf() }}",
  "{{ hasOwnProperty('a') }}",
  "{{ recipe.name | constructor }}",
  "{{ recipe.name | __proto__ }}",
  "{{ recipe.name | toString }}",
  "{% if recipe is constructor %}x{% endif %}",
  '{{ [recipe.name] | select("constructor") | first }}',
  '{{ [recipe.name] | join(",", "constructor") }}',
  '{{ [recipe.name] | sum("constructor") }}',
  '{{ ([recipe.name] | selectattr("constructor") | length) or "" }}',
  '{{ ([recipe.name] | groupby("constructor")).Function }}',
  '{{ ([recipe] | groupby("__proto__")).constructor }}',
  "{{ ({}).constructor }}",
  "{{ [].concat }}",
  '{{ {"__proto__": recipe}.name }}',
  '{% set __proto__ = "x" %}{{ name }}',
  `{{ a"&&${FUNCTION}&&"b }}`,
  `{% set x %}{{ a"&&${FUNCTION}&&"b }}{% endset %}{{ x }}`,
  `{{ recipe.name | upper"&&${FUNCTION}&&" }}`,
  `{% if 1 is 'x");throw(process.pid);("' %}{% endif %}`,
  `{% macro m(a, 'b"]);throw(process.pid);(["'=1) %}{% endmacro %}{{ m(1) }}`,
  `{% macro m(a, {'b"]);throw(process.pid);(["': 1}) %}{% endmacro %}{{ m(1) }}`,
  `{% set 'x");throw(process.pid);("' = 1 %}`,
  `{{ recipe['\\\\",(function(){throw(process.pid)})(),"']() }}`,
  `{% for 'x");throw(process.pid);("' in [1] %}{% endfor %}`,
  `{% for a, 'x");throw(process.pid);("' in [[1, 2]] %}{% endfor %}`,
  `{% block x"y %}{% endblock %}`,
  '{% include "/etc/passwd" %}',
  '{% extends "/etc/passwd" %}',
  '{% import "/etc/passwd" as x %}',
  '{% from "/etc/passwd" import x %}',
  "{{ r/constructor/g.source }}",
  '{{ "aaaaaaaaaaaaaaaaaaaaaaaaaaaa" | replace(r/(a+)+b/, "") }}',
  "{% asyncEach a in [1] %}{{ a.constructor }}{% endeach %}",
  "{{ super.constructor }}",
  "{{ super() }}",
  "{{ env }}{{ context }}{{ runtime }}{{ cb }}{{ frame }}{{ process }}{{ Bun }}",
] as const;

describe("a template can't reach JavaScript", () => {
  test.each(HOSTILE)("%s", async (source) => {
    const answer = await render(source);
    const text = "texts" in answer ? (answer.texts[0] ?? "") : answer.problem;
    expect(text).not.toMatch(/native code|\[object Function\]|root:|^\d+$/);
    expect(text).not.toContain(String(process.pid));
    if ("texts" in answer) expect(text.replace(/^(Bean Stew|,|undefined|NaN|0undefined)+$/, "")).toBe("");
  });
});

const HEAVY = [
  "{{ range(1000000000) | length }}",
  "{{ range(0, 1, 0.0000000001) | length }}",
  '{{ "x" | center(1000000000) }}',
  '{{ "a\nb" | indent(1000000000) }}',
  "{{ [1] | batch(1000000000, 1) }}",
  "{{ [1] | slice(1000000000) }}",
  '{% set s = "0123456789" %}{% for i in range(60) %}{% set s = s ~ s %}{% endfor %}{{ s }}',
  '{% set s = "0123456789" %}{% for i in range(60) %}{% set s = s + s %}{% endfor %}{{ s | upper }}',
  '{% set a = "x" %}{% for i in range(60) %}{% set a = [a, a] %}{% endfor %}{{ a }}',
  '{% set a = "x" %}{% for i in range(60) %}{% set a = {a: a, b: a} %}{% endfor %}{{ a | dump }}',
  "{% macro m() %}{{ m() }}{{ m() }}{% endmacro %}{{ m() }}",
  "{% for a in range(99999) %}{% for b in range(99999) %}0123456789{% endfor %}{% endfor %}",
  "{% for a in {length: 1000000000} %}{% endfor %}",
  "{{ {length: 1000000000} | batch(2) }}",
  '{{ {length: 1000000000} | select("odd") }}',
  '{{ "" | replace("", recipe.description) | replace("", recipe.description) | replace("", recipe.description) }}',
  "{{ recipe.description | striptags }}",
  `{{ ${Array(200).fill("recipe.description").join(" ~ ")} }}`,
  "x".repeat(1_000_001),
];

describe("a template that produces too much is stopped within a second", () => {
  const recipe = { ...recipeToRender, description: "<!--".repeat(200_000) };
  test.each(HEAVY.map((source) => [source.slice(0, 100), source]))("%s", async (_, source) => {
    const started = performance.now();
    const before = process.memoryUsage.rss();
    expect(await render(source, recipe)).toEqual({ problem: expect.any(String) });
    expect(performance.now() - started).toBeLessThan(2500);
    expect(process.memoryUsage.rss() - before).toBeLessThan(600_000_000);
  });
});

const ORDINARY = [
  "{{ recipe.name }} {{ recipe['name'] }} {{ recipe.missing }}{{ recipe.missing.deeper }}",
  "{% for line in recipe.recipeIngredient %}{{ loop.index }}/{{ loop.length }} {{ line }}{% if not loop.last %}, {% endif %}{% endfor %}",
  "{% for line in recipe.nothing %}x{% else %}none{% endfor %}",
  "{% for key, value in recipe.nutrition %}{{ key }}={{ value }};{% endfor %}",
  "{% for a, b in [[1, 2], [3, 4]] %}{{ a }}-{{ b }} {{ loop.revindex }};{% endfor %}",
  "{% for letter in recipe.name %}{{ letter }}.{% endfor %}",
  "{{ recipe.tags | join(', ') }} {{ recipe.tags.length }} {{ recipe.tags[0] }} {{ recipe.name[1] }} {{ recipe.name.length }}",
  "{{ recipe.notes | join('+', 'title') }} {{ recipe.notes | sum('weight') }} {{ [1, 2] | sum }}",
  "{{ recipe.notes | selectattr('weight') | length }} {{ recipe.notes | rejectattr('weight') | length }}",
  "{{ recipe.notes | sort(attribute='title') | join('', 'title') }} {{ recipe.tags | sort(true) | join }}",
  "{% for title, notes in recipe.notes | groupby('title') %}{{ title }}:{{ notes.length }} {% endfor %}",
  "{% for title, notes in recipe.notes | groupby('deep.er') %}{{ title }}:{{ notes | length }} {% endfor %}",
  "{{ recipe.name | upper | lower | title | capitalize | trim | center(30) | replace('e', 'E') | reverse }}",
  "{{ recipe.description | striptags | truncate(20) | wordcount }} {{ recipe.description | escape | nl2br }}",
  "{{ recipe.description | indent(2, true) }} {{ recipe.description | urlize }} {{ recipe.name | urlencode }}",
  "{{ recipe.nutrition | dump }} {{ recipe.tags | dump(1) }} {{ recipe.nutrition | dictsort }}",
  "{{ recipe.tags | batch(2, '-') | dump }} {{ recipe.tags | slice(2) | dump }} {{ recipe.name | list | first }}{{ recipe.tags | last }}",
  "{{ 3.14159 | round(2) }} {{ '12' | int }} {{ '1.5' | float }} {{ -3 | abs }} {{ none | default('d') }} {{ recipe.no | d('e') }}",
  "{% set x = 1 %}{% set y, z = 2 %}{% set w %}block {{ x }}{% endset %}{{ x }}{{ y }}{{ z }}{{ w }}",
  "{% macro field(name, value='', type='text') %}<{{ name }}|{{ value }}|{{ type }}>{% endmacro %}{{ field('a') }}{{ field('b', type='c') }}{{ field('d', 'e', 'f') }}",
  "{% macro box(title) %}[{{ title }}: {{ caller() }}]{% endmacro %}{% call box('T') %}inside{% endcall %}",
  "{% macro tree(n) %}{{ n }}{% if n > 0 %}{{ tree(n - 1) }}{% endif %}{% endmacro %}{{ tree(3) }}",
  "{% set c = cycler('odd', 'even') %}{% for t in recipe.tags %}{{ c.next() }}{{ c.current }}{% endfor %}",
  "{% set comma = joiner() %}{% for t in recipe.tags %}{{ comma() }}{{ t }}{% endfor %}",
  "{{ range(3) | join }} {{ range(1, 4) | join }} {{ range(10, 0, -3) | join(' ') }} {{ range(0, 1, 0.25) | join(' ') }}",
  "{% if 'warm' in recipe.tags and 'x' not in recipe.name %}in{% endif %}{% if 'calories' in recipe.nutrition %}key{% endif %}",
  "{{ 'yes' if recipe.rating > 3 else 'no' }} {{ 7 // 2 }} {{ 2 ** 3 }} {{ 7 % 4 }} {{ 1 + 2 * 3 }} {{ 1 ~ 2 + 3 }} {{ -(1 - 4) }}",
  "{% if recipe.name is string and recipe.rating is number and recipe.no is undefined and none is none and 4 is divisibleby(2) %}is{% endif %}",
  "{% if recipe.rating === 4 or not recipe.rating != 5 %}{{ recipe.rating <= 4 }}{% endif %}",
  "{% switch recipe.rating %}{% case 3 %}three{% case 4 %}four{% default %}other{% endswitch %}",
  "{% filter upper %}all {{ recipe.name }}{% endfilter %}{% raw %}{{ raw }}{% endraw %}{# a comment #}{% verbatim %}{% x %}{% endverbatim %}",
  "{% block body %}in a block {{ recipe.name }}{% endblock %}",
  "{%- for t in recipe.tags -%} {{- t -}} {%- endfor -%}\n",
  "{{ {a: 1, 'b c': 2}['b c'] }} {{ [1, [2, 3]][1][0] }} {{ (1, 2) }} {{ {a: [1]} | dump }} {{ recipe.nutrition }} {{ recipe.tags }}",
  "{{ \"quotes \\\" and \\\\ and \\n\" }} {{ '<b>' | safe }} {{ '<b>' | e }} {{ '<b>' | forceescape }} {{ true }} {{ none }}",
  "{{ recipe.tags | select('string') | join }} {{ [1, 2, 3] | reject('odd') | join }} {{ recipe.notes[0].deep.er }}",
  "{% for i in range(2) %}{% for j in range(2) %}{{ loop.index }}{{ i }}{{ j }} {% endfor %}{% endfor %}{{ loop }}",
  "{% if recipe.a %}a{% elif recipe.rating %}b{% else %}c{% endif %}{% set recipe = {name: 'other'} %}{{ recipe.name }}",
  "Größe: {{ recipe.größe }} {% set größe = 'ß' %}{{ größe | upper }} \u2028 {{ '\u2029' }}",
] as const;

describe("an ordinary template renders exactly as with the library", () => {
  test.each(ORDINARY)("%s", async (source) => {
    expect(await render(source)).toEqual({ texts: [renderUnrestricted(source)] });
  });
});

test("a batch of recipes gives one text each, in order", async () => {
  const recipes = ["a", "b", "c"].map((name) => ({ ...recipeToRender, name }) as unknown as Recipe);
  expect(await renderer.render({ name: "x", source: "{{ recipe.name }}", recipes })).toEqual({
    texts: ["a", "b", "c"],
  });
});
