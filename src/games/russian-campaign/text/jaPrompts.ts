/** Prompts in Japanese. */
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_PROMPTS } from './enPrompts.ts';

export const JA_PROMPTS: Texts<keyof typeof EN_PROMPTS> = {
  objectives:
    '13.1.2 · {role}：{year}年の秘密目標を選んでください。その年最初の晴天ターンに両軍の目標を支配している側が勝利します。',
  'set-up-soviet': '3.2 · {role}：残り{n}個のユニットを指定の軍管区に配置するか、推奨配置を選んでください。',
  'set-up-axis':
    '3.3.1 · {role}：残り{n}個のユニットをソ連軍に隣接しないように配置するか（配置コードのN・C・Sはポーランド、Rはルーマニア、Fはフィンランド）、推奨配置を選んでください。',
  'set-up-line': '{rule} · {role}：残り{n}個のユニットを開始ラインの自軍側に配置するか、推奨配置を選んでください。',
  'set-up-open':
    '{rule} · {role}：全ユニットを配置しましたが、開始ラインの{hexes}が空いています。ライン沿いの全ヘクスに自軍ユニットかそのZOCが必要です。',
  'set-up-done': '{rule} · {role}：全ユニットを配置しました。置き直すか、配置完了を宣言してください。',
  'what-if': '{rule} · {role}：「{variant}」を採用しますか。採用すると{stakes}。',
  workers: '12.7.4 · {role}：新しい労働者{n}個を、労働者のいないソ連国内の都市に配置してください。',
  'workers-shelter': '13.4 · {role}：労働者をウラル以東へ疎開させるか（2個まで）、先へ進んでください。',
  'workers-both':
    '12.7.4 · {role}：新しい労働者{n}個を、労働者のいないソ連国内の都市に配置するか、ウラル以東へ疎開（13.4）させてください。',
  'soviet-replacement':
    '12.7.5 · {role}：補充能力は{points}のうち残り{left}です。補充プールから戦闘力分のコストでユニットを選ぶか（候補{n}個）、補充を終了してください。',
  'soviet-replacement-none':
    '12.7.5 · {role}：補充能力は{points}のうち残り{left}で、補充できるユニットはもうありません。補充を終了してください。',
  'soviet-replacement-send':
    'V3.4 · {role}：補充するユニットのうち1個をシベリアへ送らなければなりません（現地の戦闘力{strength}、必要{enough}）。補充能力は{points}のうち残り{left}です。',
  'soviet-replacement-return':
    'V3.4 · {role}：シベリアから復帰するユニットを選んでください。補充能力は{points}のうち残り{left}です。',
  'axis-replacement':
    '12.6.4 · {role}：今年の補充ユニットを補充プールから選ぶか（選択済み{taken}個、候補{n}個）、補充を終了してください。使わなかった分は失われます。',
  'axis-replacement-none':
    '12.6.4 · {role}：{taken}個を補充しました。これ以上は補充できません。補充を終了してください。',
  conversion:
    '12.8.2 · {role}：{infantry}を{unit}に改編できません。代わりに改編する戦闘力{strength}の歩兵軍団を選んでください。',
  partisans:
    '11.2.4 · {role}：パルチザン（{n}個配置可能）をソ連国内の枢軸軍支配都市か、それらを結ぶ枢軸軍占有の鉄道に置くか、配置を終了してください。',
  movement: '8.0 · {role}{impulse}（{weather}）：ユニットを移動させるか（{notes}）、移動を終了してください。',
  'movement-owed': '{rule} · {role}{impulse}（{weather}）：{why}（{notes}）',
  'movement-attack':
    '3.3.2 · {role}{impulse}（{weather}）：北方・南方軍集団には攻撃義務があります。まだ敵に接近していないユニットが{n}個あります（{units}）。（{notes}）',
  'movement-on':
    '8.1.2 · {role}：{unit}はあと{left}ヘクス移動できます。続けるか、別のユニットに移ってください（{notes}）。',
  'movement-orders':
    '3.3.2 · {role}：{unit}は攻撃義務のある相手にできる限り近づかなければなりません（残り{left}ヘクス）。移動を続けてください。',
  'movement-room': '6.2 · {role}：{unit}は{hex}にとどまれません（残り{left}ヘクス）。移動を続けてください。',
  'movement-done':
    '8.0 · {role}{impulse}（{weather}）：これ以上移動できるユニットはありません。移動を終了してください。',
  surplus:
    '6.2 · {role}：{hexes}がスタック制限を超え、動けるユニットがいません。除去するユニットを選んでください：{units}。',
  overrun:
    '9.11.1 · {role}：{place}の{defenders}（{defence}）への自動的勝利には10:1（スツーカ使用時は7:1）が必要です。参加ユニットを選んでください。',
  'overrun-more':
    '9.11.1 · {role}：{place}の{defenders}（{defence}）への自動的勝利に{units}（{attack}）が参加、戦闘比{odds}です。10:1（スツーカ使用時は7:1）になるまで加えてください。',
  'overrun-done':
    '9.11.1 · {role}：{units}（{attack}）対{place}の{defenders}（{defence}）、戦闘比{odds}です。自動的勝利を確定するか、参加ユニットを変えてください。',
  surrender: '9.5 · {role}：全ユニットが1:6以上で攻撃することはできません。降伏するユニットを選んでください：{units}。',
  declare:
    '9.2.2 · {role}：自軍ユニットに隣接する{enemy}はすべて攻撃しなければなりません。残り{n}ヘクス（{hexes}）、目標未定{idle}個です。',
  'declare-idle':
    '9.2.2 · {role}：敵に隣接するユニットはすべて攻撃しなければなりません。目標未定{idle}個（{units}）です。',
  'declare-weak': '9.5 · {role}：戦闘比1:6未満の攻撃はできません（{hexes}）。組み合わせを直してください。',
  'declare-stuck': '9.2.2 · {role}：このままでは1:6以上で攻撃できない敵が残ります。組み合わせを直してください。',
  'declare-done': '9.1.2 · {role}：{n}件の戦闘を宣言しました。開始するか、組み合わせを直してください。',
  resolve: '9.1.2 · {role}：次に解決する戦闘を選んでください（残り{n}件：{hexes}）。',
  'give-ground':
    '9.6.3 · {role}：{hexes}の戦闘結果は{result}です。後退（DR：攻撃側が{units}を退却させます）か、踏みとどまるかを選んでください。',
  loss: '9.6.2 · {role}：{hexes}の戦闘結果は{result}です。失うユニットを選んでください：{units}。',
  'retreat-enemy':
    '9.7.1 · {role}：{hexes}の戦闘結果は{result}です。敵ユニットを1または2ヘクス退却させてください：{units}。',
  'retreat-own':
    '9.7.1 · {role}：{hexes}の戦闘結果は{result}です。自軍ユニットを1または2ヘクス退却させてください：{units}。',
  'retreat-off':
    '12.5 · {role}：{hexes}の戦闘結果は{result}です。自軍ユニット（{units}）を1または2ヘクス退却させるか、マップ西端から撤収させてください（{off}）。',
  remnant: '9.12.1 · {role}：{fallen}が失われました。2ヘクス後方に残存部隊を1個登場させることができます。',
  'by-itself': '4.0 · ゲームは自動的に進みます。',
};
